"""`underkeep rule`: what a rule says, by its id."""

from __future__ import annotations

import json
from argparse import Namespace

from underkeep import texts
from underkeep.cli.arguments import BadUsage, language
from underkeep.cli.lookup import find_rule, ranges
from underkeep.cli.terminal import mend_output, paragraph


def run(args: Namespace) -> int:
    mend_output()
    found, near = find_rule(args.rule)
    if found is None:
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadUsage(f"rule: {args.rule!r:.40} is not known; ids go {ranges()}{hint}")
    if args.json:
        said = {f"text_{lang}": texts.rule_text(lang, found) for lang in texts.LANGUAGES}
        print(json.dumps({"id": found, **said}, ensure_ascii=False, indent=2))
    else:
        print(paragraph(f"{found}: {texts.rule_text(language(args.lang), found)}"))
    return 0

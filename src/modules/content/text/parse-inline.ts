import type { Heading, Nodes, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { withoutHiddenSigns } from '#contracts/hidden-signs.ts';
import type { TextLine } from '#contracts/rich-text.ts';
import { isSafeLink } from '#contracts/safe-link.ts';
import { lineOfRuns, type Run } from '#contracts/text-runs.ts';
import { contentMessages } from '#messages/site/content.ts';
import type { ReportProblem } from './problem.ts';

/** The words of a paragraph, heading or cell. Null: it has none. */
export function readLine(
  node: Paragraph | Heading | TableCell,
  report: ReportProblem,
): TextLine | null {
  const line = lineOfRuns(readRuns(node.children, {}, report));
  if (line === null) report(node, contentMessages.empty);
  return line;
}

function readRuns(
  nodes: readonly PhrasingContent[],
  look: Omit<Run, 'text'>,
  report: ReportProblem,
): Run[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return [{ text: withoutHiddenSigns(node.value), mark: look.mark, link: look.link }];
      case 'strong':
      case 'emphasis':
        if (look.mark && look.mark !== node.type) report(node, contentMessages.marks);
        return readRuns(node.children, { mark: node.type, link: look.link }, report);
      case 'link':
        if (!isSafeLink(node.url)) {
          report(node, contentMessages.linkAddress(node.url));
          return [];
        }
        return readRuns(node.children, { mark: look.mark, link: node.url }, report);
      default:
        report(node, refusal(node));
        return [];
    }
  });
}

/** Why a construct of Markdown is refused, and what to write instead. */
export function refusal({ type }: Nodes): string {
  switch (type) {
    case 'html':
      return contentMessages.html;
    case 'image':
    case 'imageReference':
      return contentMessages.image;
    case 'code':
    case 'inlineCode':
      return contentMessages.code;
    case 'blockquote':
      return contentMessages.quote;
    case 'thematicBreak':
      return contentMessages.rule;
    case 'definition':
    case 'linkReference':
      return contentMessages.reference;
    case 'break':
      return contentMessages.lineBreak;
    default:
      return contentMessages.other;
  }
}

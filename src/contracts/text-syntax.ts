import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/**
 * How `mdast-util-from-markdown` reads the texts of an owner, in the server and in the office: CommonMark with tables. A paragraph over `---` is
 * a paragraph, and an indented one too.
 */
export const textSyntax = () => ({
  extensions: [gfmTable(), { disable: { null: ['setextUnderline', 'codeIndented'] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
});

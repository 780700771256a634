import { Schema } from 'prosemirror-model';
import { isSafeLink } from '#contracts/safe-link.ts';
import { textEditorMessages } from '#messages/office/text-editor.ts';

/**
 * What a text can hold: the blocks of `contracts/rich-text.ts`, and `raw`, a piece of Markdown that is none of them. Headings are of level 2 and
 * 3 whatever was pasted, bold text is not italic, and what is in a list item or a cell is one line.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'text*',
      marks: '',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [attrs.level === 3 ? 'h3' : 'h2', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      // Commands of lists merge items in passing; `one-line-items.ts` divides them.
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      group: 'block',
      content: 'table_row+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['div', { class: 'rich__table' }, ['table', ['tbody', 0]]],
    },
    table_row: {
      content: 'table_cell+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      content: 'paragraph',
      tableRole: 'cell',
      isolating: true,
      // What prosemirror-tables asks of each cell; ours are never joined.
      attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
      parseDOM: [{ tag: 'td' }, { tag: 'th' }],
      toDOM: () => ['td', 0],
    },
    raw: {
      group: 'block',
      atom: true,
      attrs: { source: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'div[data-markdown]',
          getAttrs: (element) => ({ source: element.getAttribute('data-markdown') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => [
        'div',
        { class: 'text-raw', 'data-markdown': attrs.source },
        ['span', textEditorMessages.raw],
        ['pre', attrs.source],
      ],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isSafeLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: {
      excludes: 'strong em',
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: {
      excludes: 'strong em',
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
  },
});

/** The types by name, which `schema.nodes` would give as perhaps undefined. */
export const { nodes, marks } = schema;

import type { AttributeKey } from './attributes.ts';

/** Labels of attributes in earlier versions, in lower case: exported tables and the owner's files still name them. */
export const formerLabels: readonly (readonly [label: string, key: AttributeKey])[] = [
  ['вид изделия', 'entity'],
  ['изготовление по своим размерам', 'custom_size_available'],
];

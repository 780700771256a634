/** No-break spaces as plain ones: the owner's files are easy to edit, and a push sets them again. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

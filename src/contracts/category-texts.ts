import { oneLineText, storableText } from './validation.ts';

/** What a category says of itself: to shoppers on its page, and to search engines. */
export const categoryTexts = {
  description: storableText(5000).trim().describe('An empty line separates paragraphs'),
  seo_title: oneLineText(200).describe('Empty: the name'),
  seo_description: oneLineText(500).describe('Empty: made of name and number of goods'),
};

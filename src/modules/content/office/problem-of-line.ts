import { contentScreenMessages as words } from '#messages/office/content.ts';
import { contentMessages } from '#messages/site/content.ts';
import type { ContentProblem } from '../text/problem.ts';

/** What is wrong with a line of a text, in the words of the office, whose forms have fields for what the head of a file says. */
export const problemOfLine = ({ line, message }: ContentProblem): string =>
  words.line(line, message === contentMessages.headingLevel ? words.headingLevel : message);

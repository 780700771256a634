import type { Bilingual } from '#messages/common.ts';

/** A text that stands in English on a Russian page, in an element of its own. */
export function EnglishLiteral({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}

/** The Russian sentence, then its English literal. */
export function BilingualText({ text }: { text: Bilingual }) {
  return (
    <>
      {text.ru} <EnglishLiteral>{text.en}</EnglishLiteral>
    </>
  );
}

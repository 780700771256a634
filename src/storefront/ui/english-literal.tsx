import type { Bilingual } from '#messages/words/common.ts';

/** An English text on a Russian page, marked with `lang`. */
export function EnglishLiteral({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}

/** The Russian sentence followed by its English literal. */
export function BilingualText({ text }: { text: Bilingual }) {
  return (
    <>
      {text.ru} <EnglishLiteral>{text.en}</EnglishLiteral>
    </>
  );
}

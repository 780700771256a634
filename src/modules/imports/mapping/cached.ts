const MOST = 5000;
/** Longer texts are no labels or numbers that repeat. */
const LONGEST = 200;

/** Caches results: a feed repeats a few dozen labels, and most of its numbers, fifty thousand times. */
export function cached<Read>(read: (text: string) => Read): (text: string) => Read {
  const answers = new Map<string, { readonly read: Read }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.read;
    const answer = read(text);
    if (text.length > LONGEST) return answer;
    if (answers.size > MOST) answers.clear();
    answers.set(text, { read: answer });
    return answer;
  };
}

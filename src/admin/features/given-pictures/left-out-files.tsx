import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import type { Plan } from './use-given-pictures.ts';

/** Files that are not loaded, and why. */
export const LeftOutFiles = ({ unknown, doubtful, skipped }: Plan) => (
  <>
    <FileList title={words.unknown(unknown.length)} lines={unknown} />
    <FileList
      title={words.doubtful(doubtful.length)}
      lines={doubtful.map(({ path, articles }) => words.mayBe(path, articles))}
    />
    <FileList
      title={words.skipped(skipped.length)}
      lines={skipped.map(({ path, reason }) => words.because(path, reason))}
    />
  </>
);

const FEW = 20;

export const FileList = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <details open={lines.length <= FEW} className="given-pictures__list">
      <summary>
        <h3>{title}</h3>
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );

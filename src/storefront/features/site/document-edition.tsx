import type { DocumentEdition } from '#contracts/legal-documents.ts';
import { documentMessages as messages } from '#messages/site/documents.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';

interface Props {
  slug: string;
  edition: DocumentEdition;
}

/** Under the title of a legal document: which version this is, and its PDF. */
export const Edition = ({ slug, edition: { version, in_force: day, is_current } }: Props) => (
  <p className="soft">
    {messages.edition(version, day)}{' '}
    {is_current ? (
      <a href={addresses.documentFile(slug)}>{messages.pdf}</a>
    ) : (
      <>
        {messages.notCurrent} <Link to={addresses.textPage(slug)}>{messages.toCurrent}</Link>
      </>
    )}
  </p>
);

/** Under the text: every version with its day. Nothing where there is only one. */
export const Editions = ({ slug, edition: { version, versions } }: Props) =>
  versions.length > 1 && (
    <section aria-labelledby="versions">
      <h2 id="versions">{messages.versions}</h2>
      <ul className="text-page__versions">
        {versions.map((one) => (
          <li key={one.version}>
            <Link
              to={addresses.textPage(slug, one.version)}
              aria-current={one.version === version ? 'page' : undefined}
            >
              {messages.versionFrom(one.version, one.in_force)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );

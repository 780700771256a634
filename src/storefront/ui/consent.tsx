import type { ComponentProps, ReactNode } from 'react';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { consentMessages as messages } from '#messages/orders/consent.ts';
import { addresses } from '../addresses.ts';
import type { ConsentTerms } from '../consent-terms.ts';
import { Checkbox } from './checkbox.tsx';
import './consent.css';

const has = ({ documents }: ConsentTerms, kind: DocumentKind): boolean =>
  documents.some(({ slug }) => slug === kind);

interface NoteProps {
  terms: ConsentTerms;
  /** The form orders goods: the note names the offer too. */
  orders?: boolean;
}

/** The note under a button that sends personal data: what pressing it means. Documents that the shop does not have are not named. */
export function ConsentNote({ terms, orders = false }: NoteProps) {
  const { byCheckbox } = terms;
  const hasConsent = has(terms, 'consent');
  const policy = has(terms, 'policy') && !(byCheckbox && !hasConsent);
  const consent = hasConsent && !byCheckbox;
  const offer = orders && has(terms, 'offer');
  if (!policy && !consent && !offer) return null;
  return (
    <p className="consent-note soft">
      {policy && (
        <>
          {!byCheckbox && `${messages.needed} `}
          {messages.policyNote} <PolicyLink>{messages.policyNoteLink}</PolicyLink>.{' '}
        </>
      )}
      {consent && (
        <>
          {messages.givesConsent} <PageLink kind="consent">{messages.givesConsentLink}</PageLink>.{' '}
        </>
      )}
      {offer && (
        <>
          {messages.acceptsOffer} <PageLink kind="offer">{messages.offerLink}</PageLink>.
        </>
      )}
    </p>
  );
}

interface CheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  terms: ConsentTerms;
}

/** The consent as a checkbox, when the owner requires one: to the text of the consent, or to the policy of a shop without it. */
export const ConsentCheckbox = ({ terms, ...props }: CheckboxProps) => (
  <Checkbox
    name="consent"
    label={
      has(terms, 'consent') ? (
        <>
          {messages.consentTick} <PageLink kind="consent">{messages.consentTickLink}</PageLink>
        </>
      ) : (
        <>
          {messages.consentLabel} <PolicyLink>{messages.policyLink}</PolicyLink>
        </>
      )
    }
    {...props}
  />
);

const PolicyLink = ({ children }: { children: ReactNode }) => (
  <a href={addresses.policy} target="_blank" rel="noreferrer">
    {children}
  </a>
);

const PageLink = ({ kind, children }: { kind: DocumentKind; children: ReactNode }) => (
  <a href={addresses.textPage(kind)} target="_blank" rel="noreferrer">
    {children}
  </a>
);

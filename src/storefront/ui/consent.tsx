import type { ComponentProps } from 'react';
import { commonMessages } from '#messages/common.ts';
import { addresses } from '../addresses.ts';
import { Checkbox } from './checkbox.tsx';
import './consent.css';

/** The note under a button that sends personal data: what pressing it means. */
export const ConsentNote = () => (
  <p className="consent-note soft">
    {commonMessages.consentNote} <PolicyLink />.
  </p>
);

/** The consent as a checkbox, when the owner requires one. */
export const ConsentCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, 'label'>) => (
  <Checkbox
    name="consent"
    label={
      <>
        {commonMessages.consentLabel} <PolicyLink />
      </>
    }
    {...props}
  />
);

const PolicyLink = () => (
  <a href={addresses.policy} target="_blank" rel="noreferrer">
    {commonMessages.policyLink}
  </a>
);

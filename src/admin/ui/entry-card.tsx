import './entry-card.css';
import type { ReactNode } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { shopName } from '../api/shop-name.ts';
import { useTitle } from './page.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** What one sees before the office: one question on a card. */
export function EntryCard({ title, children }: Props) {
  useTitle(title);
  return (
    <main className="entry">
      <p className="entry__shop">{officeMessages.officeOf(shopName)}</p>
      <div className="entry__card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

import './page.css';
import { type ReactNode, use, useEffect } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { shopName } from '../api/shop-name.ts';
import { PageHelp } from './page-help.ts';
import { SaveBar } from './save-bar.tsx';

interface Props {
  readonly title: string;
  readonly about?: string;
  /** The way back, above the title. */
  readonly before?: ReactNode;
  /** What can be done here, beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its title, in the window's too, what can be done, and at its foot what is not saved. */
export function Page({ title, about, before, actions, children }: Props) {
  useTitle(title);
  return (
    <div className="page">
      <div className="page__head">
        <div>
          {before}
          <div className="page__title">
            <h1>{title}</h1>
            {use(PageHelp)}
          </div>
          {about && <p className="page__about">{about}</p>}
        </div>
        {actions && <div className="page__actions">{actions}</div>}
      </div>
      {children}
      <SaveBar />
    </div>
  );
}

/** The title of the window. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = officeMessages.titled(page, shopName);
  }, [page]);
}

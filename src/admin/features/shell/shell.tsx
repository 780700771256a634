import './shell.css';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { officeMessages as words } from '#messages/office/common.ts';
import { useLive } from '../../api/live.ts';
import { useViewer } from '../../api/session.ts';
import { shopName } from '../../api/shop-name.ts';
import { Button } from '../../ui/button.tsx';
import { Navigation } from './navigation.tsx';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

interface Props {
  /** The way to everything that can be found. */
  readonly find: ReactNode;
  /** A new shop has steps to make. */
  readonly hasSteps: boolean;
  readonly children: ReactNode;
}

/** The frame of all screens: the navigation at the side, on a phone behind a button. */
export function Shell({ find, hasSteps, children }: Props) {
  const { name } = useViewer();
  useLive();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useTopOfPage(content);
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname;
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        {words.skip}
      </a>
      <header className="shell__side">
        <div className="shell__head">
          <div className="shell__names">
            <p className="shell__shop">{words.officeOf(shopName)}</p>
            <p className="shell__name">{name}</p>
          </div>
          {find}
          <div className="shell__menu">
            <Button
              aria-expanded={isOpen}
              onPress={() => setOpenedAt(isOpen ? undefined : pathname)}
            >
              {isOpen ? words.close : words.menu}
            </Button>
          </div>
        </div>
        <div className="shell__navigation" data-open={isOpen}>
          <Navigation hasSteps={hasSteps} />
        </div>
      </header>
      <main ref={content} id="content" className="shell__content" tabIndex={-1}>
        {children}
      </main>
      <UnsavedQuestion />
    </div>
  );
}

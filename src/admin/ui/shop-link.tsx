import type { ReactNode } from 'react';
import { useViewer } from '../api/session.ts';

interface Props {
  /** A path of the shop, which may have another host than its office. */
  readonly to: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a page of the shop beside the office. */
export const ShopLink = ({ to, label, children }: Props) => (
  <a
    className="link"
    href={useViewer().shop_origin + to}
    target="_blank"
    rel="noreferrer"
    aria-label={label}
  >
    {children}
  </a>
);

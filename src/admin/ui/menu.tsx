import { MenuButton } from './menu-button.tsx';
import { useOpenLater } from './use-open-later.ts';

interface Action {
  readonly name: string;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  /** Whether the button has its label instead of three dots. */
  readonly isNamed?: boolean;
  readonly isPending?: boolean;
}

const loadList = async () => (await import('./menu-list.tsx')).MenuList;

/** A button and what can be done with a thing; what destroys stands last. The list is loaded when it is first opened. */
export function Menu(props: MenuProps) {
  const { label, isNamed = false, isPending = false } = props;
  const list = useOpenLater(loadList);
  if (list.Opened) return <list.Opened {...props} />;
  return <MenuButton label={label} isNamed={isNamed} isPending={isPending} onPress={list.open} />;
}

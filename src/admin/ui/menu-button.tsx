import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  /** Whether the button has its label instead of three dots. */
  readonly isNamed?: boolean;
  readonly isPending?: boolean;
  readonly isQuiet?: boolean;
  /** Of a menu that is not loaded yet. */
  readonly onPress?: () => void;
}

/** The button of a menu. */
export const MenuButton = ({
  label,
  isNamed = false,
  isPending = false,
  isQuiet,
  onPress,
}: Props) => {
  const press = onPress && { onPress, 'aria-haspopup': 'menu' as const, 'aria-expanded': false };
  return isNamed ? (
    <Button {...press} look={isQuiet ? 'quiet' : 'plain'} isPending={isPending}>
      {label}
    </Button>
  ) : (
    <Button {...press} look="quiet" aria-label={label}>
      <span aria-hidden="true">•••</span>
    </Button>
  );
};

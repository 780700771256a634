import { Reset } from '../features/entry/reset.tsx';

export default function ResetRoute() {
  return <Reset />;
}

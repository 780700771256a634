import { Forgot } from '../features/entry/forgot.tsx';

export default function ForgotRoute() {
  return <Forgot />;
}

import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { Devices } from '../features/accounts/devices.tsx';

export default function AccountDevices() {
  return (
    <>
      <h2>{messages.devices}</h2>
      <Devices />
    </>
  );
}

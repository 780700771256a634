import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId } from 'react';
import type { Device } from '#contracts/accounts.ts';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { deviceScreens } from '#messages/accounts/device-screens.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  device: Device;
  pending: boolean;
  onEnd: () => void;
}

const moscowTime = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** One signed-in device: what it is, where and when it signed in, and the button that ends it. */
export function DeviceRow({ device, pending, onEnd }: Props) {
  const heading = useId();
  const name = device.device || deviceScreens.unknownDevice;
  const Icon = /Android|iOS/.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="device" aria-labelledby={heading}>
      <Icon aria-hidden="true" />
      <div className="device__facts">
        <h3 id={heading}>
          {name}
          {device.current && <span className="device__current">{deviceScreens.thisDevice}</span>}
        </h3>
        <p className="soft">{deviceScreens.usedAt(timeOf(device.used_at))}</p>
        <p className="soft">{deviceScreens.signedInAt(timeOf(device.signed_in_at))}</p>
        {device.ip && <p className="soft">{deviceScreens.deviceAddress(device.ip)}</p>}
      </div>
      {!device.current && (
        <Button pending={pending} aria-label={deviceScreens.endDeviceNamed(name)} onClick={onEnd}>
          {deviceScreens.endDevice}
        </Button>
      )}
    </li>
  );
}

const timeOf = (text: string): string =>
  Number.isNaN(Date.parse(text)) ? messages.notGiven : moscowTime.format(new Date(text));

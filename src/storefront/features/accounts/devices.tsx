import { useState } from 'react';
import type { Device } from '#contracts/accounts.ts';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { deviceScreens } from '#messages/accounts/device-screens.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { endDevice, endOtherDevices, listDevices } from './device-api.ts';
import { DeviceRow } from './device-row.tsx';
import './devices.css';

/** The devices that are signed in to the account. Each other one can be signed out. */
export function Devices() {
  const devices = useLoaded(listDevices, (error) => logFailure('devices were not loaded', error));
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<'ended' | 'failed' | null>(null);

  /** Signs devices out, then shows which are left. */
  const end = async (task: () => Promise<unknown>) => {
    setPending(true);
    setSaid(null);
    try {
      await task();
      devices.replace(await listDevices());
      setSaid('ended');
    } catch (error) {
      logFailure('a device was not signed out', error);
      setSaid('failed');
    } finally {
      setPending(false);
    }
  };

  if (devices.state === 'loading') return <LoadingPlaceholder needsScript={messages.needsScript} />;
  if (devices.state === 'failed') {
    return (
      <FailureNotice onRetry={devices.reload}>{deviceScreens.devicesLoadFailed}</FailureNotice>
    );
  }
  const others = devices.data.filter(({ current }) => !current);
  return (
    <div className="devices">
      <p className="soft">{deviceScreens.devicesLead}</p>
      <Outcome said={said} />
      <ul className="devices__list">
        {devices.data.toSorted(currentFirst).map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            pending={pending}
            onEnd={() => end(() => endDevice(device.id))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button pending={pending} onClick={() => end(endOtherDevices)}>
          {deviceScreens.endOtherDevices}
        </Button>
      )}
    </div>
  );
}

const currentFirst = (a: Device, b: Device) => Number(b.current) - Number(a.current);

function Outcome({ said }: { said: 'ended' | 'failed' | null }) {
  if (said === 'failed') return <Notice tone="error">{deviceScreens.endFailed}</Notice>;
  return (
    <div role="status" className="devices__said">
      {said && <Notice tone="good">{deviceScreens.deviceEnded}</Notice>}
    </div>
  );
}

import '../../ui/versions.css';
import { SettingsVersions } from '../../ui/settings-versions.tsx';
import { useRestoreShop, useShop, useShopVersions } from './queries.ts';

/** Who has changed what of the settings, and the way back. */
export function ShopVersions() {
  const shop = useShop();
  const versions = useShopVersions();
  const restore = useRestoreShop(() => shop.refetch());
  if (!shop.data) return null;
  return (
    <SettingsVersions
      versions={versions.data?.versions}
      version={shop.data.version}
      permission="settings.write"
      restore={restore}
    />
  );
}

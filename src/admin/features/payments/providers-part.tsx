import './providers.css';
import { Loaded } from '../../ui/loaded.tsx';
import { ProviderPart } from './provider-part.tsx';
import { useProviders } from './provider-queries.ts';

/** The companies that take payments for the shop, of which one is on at most. */
export const ProvidersPart = () => (
  <Loaded query={useProviders()}>
    {({ providers }) =>
      providers.map((provider) => (
        <ProviderPart
          key={provider.name}
          provider={provider}
          other={providers.find((one) => one !== provider && one.stored?.is_on)?.name}
        />
      ))
    }
  </Loaded>
);

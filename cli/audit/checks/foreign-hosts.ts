import type { Check } from '#cli/audit/check.ts';
import { pathOnSite, targetsOf } from '#cli/audit/targets.ts';

/** Nothing is loaded from another host before a click; `data:` is no host. */
export const foreignHosts: Check = {
  name: 'foreign-hosts',
  page: (page, { identity }) =>
    targetsOf(page)
      .filter(({ address, isLoaded }) => isLoaded && !address.startsWith('data:'))
      .filter(({ address }) => pathOnSite(address, identity.baseUrl) === undefined)
      .map(({ element, address }) => ({ at: element, message: `loads \`${address}\` from another host` })),
};

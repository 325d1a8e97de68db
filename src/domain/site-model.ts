import type { Category } from '#src/domain/category.ts';
import type { Client } from '#src/domain/client.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Identity } from '#src/domain/identity.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { MaintenancePackage } from '#src/domain/maintenance-package.ts';
import type { OldAddress } from '#src/domain/old-address.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Reviews } from '#src/domain/reviews.ts';
import type { Service } from '#src/domain/service.ts';
import type { SlugLock } from '#src/domain/slug-lock.ts';

/** Everything in `content/` after its schemas have passed. */
export interface SiteModel {
  identity: Identity;
  facts: Facts;
  categories: Category[];
  /** In the order of their categories, then their own `order`. */
  services: Service[];
  projects: ProjectCase[];
  /** Records that are not published. Development shows them; in a build their addresses lead to their successors. */
  drafts: { services: Service[]; projects: ProjectCase[] };
  clients: Client[];
  packages: MaintenancePackage[];
  reviews: Reviews;
  /** Names of the technologies on the about page. */
  technologies: string[];
  slugLock: SlugLock;
  oldAddresses: OldAddress[];
}

/** Every message of a locale by its full key. */
export type Catalogues = Record<Locale, Record<string, string>>;

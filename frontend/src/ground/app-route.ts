import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** A screen and the address that opens it. */
export interface AppRoute {
  path: string;
  /** Stands in the page header and in the browser's tab. */
  title: string;
  icon: typeof SvgIcon;
  screen: ComponentType;
  /**
   * `public`: for visitors who are not signed in, without the top bar; whoever is signed in goes to the calculator.
   * `anyone`: for both, without the top bar. `either`: for both, with the top bar for whoever is signed in. `admin`: administrators only, `account-admin` also an office's own.
   */
  access?: 'public' | 'anyone' | 'either' | 'admin' | 'account-admin';
}

/** A resource of react-admin with its pages, each at the address that the specification gives it. */
export interface AppResource extends Required<Pick<ResourceProps, 'name' | 'icon' | 'recordRepresentation'>> {
  list: AppRoute;
  create: AppRoute;
  /** The page of one record; its form opens there as well, so it is `edit` too. */
  show: AppRoute;
  /** Finds the page of a record by its id, where the address needs more than that. */
  find?: ComponentType;
  others?: readonly AppRoute[];
}

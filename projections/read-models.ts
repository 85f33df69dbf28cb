import type { Position } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';
import { accountsProjection } from './accounts/project.ts';
import type { AccountsView } from './accounts/query.ts';
import { attachmentsProjection } from './attachments/project.ts';
import type { AttachmentsView } from './attachments/query.ts';
import { auditProjection } from './audit/project.ts';
import type { AuditView } from './audit/query.ts';
import { calculationsProjection } from './calculations/project.ts';
import type { CalculationsView } from './calculations/query.ts';
import { caseFilesProjection } from './case-files/project.ts';
import type { CaseFilesView, WorkRecordPlacesView } from './case-files/query.ts';
import { caseSearchProjection } from './case-search/project.ts';
import type { CaseSearchView } from './case-search/query.ts';
import { customerListProjection } from './customer-list/project.ts';
import type { CustomerListView } from './customer-list/query.ts';
import { customersProjection } from './customers/project.ts';
import type { CustomersView } from './customers/query.ts';
import { describedPlacesProjection } from './described-places/project.ts';
import type { DescribedPlacesView } from './described-places/query.ts';
import { indexesProjection } from './indexes/project.ts';
import type { IndexesView } from './indexes/query.ts';
import { type OpenProjection, openProjection } from './open-projection.ts';
import { scenariosProjection } from './scenarios/project.ts';
import type { ScenariosView } from './scenarios/query.ts';
import { usersProjection } from './users/project.ts';
import type { UsersView } from './users/query.ts';
import { workRecordPlacesProjection } from './work-record-places/project.ts';

/** All views; query them through each one's `query.ts`. */
export interface ReadModels {
  readonly customerList: CustomerListView;
  readonly customers: CustomersView;
  readonly attachments: AttachmentsView;
  readonly calculations: CalculationsView;
  readonly caseFiles: CaseFilesView;
  readonly caseSearch: CaseSearchView;
  readonly places: WorkRecordPlacesView;
  readonly scenarios: ScenariosView;
  readonly users: UsersView;
  readonly accounts: AccountsView;
  readonly indexes: IndexesView;
  readonly describedPlaces: DescribedPlacesView;
  readonly audit: AuditView;
  /** The projections that the projector feeds. */
  readonly projections: readonly OpenProjection[];
  /**
   * Waits until every view has reached a command's position, whichever process projects, so that the next read sees the
   * command's effect. False if that takes longer than `timeoutMs`.
   */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /**
   * The names of the views that do not show the log yet: of this version they are being built, or the log is another
   * one than they were made from.
   */
  unbuilt(): Promise<readonly string[]>;
  /** Those of them by which what is written meanwhile could not be shown: no former version serves until they are built. */
  unshowable(): Promise<readonly string[]>;
}

/** The projections of this version of the program. */
export const allProjections = {
  customerList: customerListProjection,
  customers: customersProjection,
  attachments: attachmentsProjection,
  calculations: calculationsProjection,
  caseFiles: caseFilesProjection,
  caseSearch: caseSearchProjection,
  places: workRecordPlacesProjection,
  scenarios: scenariosProjection,
  users: usersProjection,
  accounts: accountsProjection,
  indexes: indexesProjection,
  describedPlaces: describedPlacesProjection,
  audit: auditProjection,
} as const;

/** Opens every view, of this version of the program or of another. Throws StoreUnavailable. */
export const openReadModels = async (
  stores: Pick<Stores, 'views' | 'log' | 'events'>,
  of: typeof allProjections = allProjections,
): Promise<ReadModels> => {
  const customerList = await openProjection(of.customerList, stores);
  const customers = await openProjection(of.customers, stores);
  const attachments = await openProjection(of.attachments, stores);
  const calculations = await openProjection(of.calculations, stores);
  const caseFiles = await openProjection(of.caseFiles, stores);
  const caseSearch = await openProjection(of.caseSearch, stores);
  const places = await openProjection(of.places, stores);
  const scenarios = await openProjection(of.scenarios, stores);
  const users = await openProjection(of.users, stores);
  const accounts = await openProjection(of.accounts, stores);
  const indexes = await openProjection(of.indexes, stores);
  const describedPlaces = await openProjection(of.describedPlaces, stores);
  const audit = await openProjection(of.audit, stores);
  const projections = [
    customerList,
    customers,
    attachments,
    calculations,
    caseFiles,
    caseSearch,
    places,
    scenarios,
    users,
    accounts,
    indexes,
    describedPlaces,
    audit,
  ];
  return {
    customerList: customerList.view,
    customers: customers.view,
    attachments: attachments.view,
    calculations: calculations.view,
    caseFiles: caseFiles.view,
    caseSearch: caseSearch.view,
    places: places.view,
    scenarios: scenarios.view,
    users: users.view,
    accounts: accounts.view,
    indexes: indexes.view,
    describedPlaces: describedPlaces.view,
    audit: audit.view,
    projections,
    unbuilt: async () => {
      const outdated = await Promise.all(projections.map((projection) => projection.isOutdated()));
      return projections.filter((_, index) => outdated[index]).map(({ name }) => name);
    },
    unshowable: async () => {
      const showable = await Promise.all(projections.map((projection) => projection.isShowable()));
      return projections.filter((_, index) => !showable[index]).map(({ name }) => name);
    },
    waitFor: async (position, timeoutMs) =>
      (await Promise.all(projections.map((projection) => projection.caughtUp(position, timeoutMs)))).every(Boolean),
  };
};

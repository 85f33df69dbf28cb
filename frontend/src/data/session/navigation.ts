import { isRouted } from '../../ground/paths.ts';
import { appTexts as texts } from '../../ground/texts.ts';
import { isInTrial, isManagement, isRegistered, managesUsers, type Session } from './session.ts';

export interface NavigationItem {
  label: string;
  /** A hash route or an address outside; none while the item is locked. */
  to: string | null;
  external: boolean;
  /** Why it cannot be opened now. */
  locked: string | null;
}

const inside = (label: string, to: string): NavigationItem[] =>
  isRouted(to) ? [{ label, to, external: false, locked: null }] : [];

const outside = (label: string, to: string | null): NavigationItem[] =>
  to === null ? [] : [{ label, to, external: true, locked: null }];

/** The community that is the user's, where the installation has one; locked while the trial lasts. */
export const communityOf = (session: Session, now: Date): NavigationItem[] => {
  const { communityRegistered, communityCreated } = session.links;
  const link = isRegistered(session) ? communityRegistered : communityCreated;
  if (link !== null && isInTrial(session, now)) {
    return [{ label: texts.community, to: null, external: true, locked: texts.communityLocked }];
  }
  return outside(texts.community, link);
};

/** The links of the top bar, those of administrators by what they administer. Training without an address outside opens the
 * help page, which else has a link of its own. */
export const navigationOf = (session: Session, now: Date): NavigationItem[] => [
  ...inside(texts.calculator, '/'),
  ...(session.links.training === null
    ? inside(texts.training, '/online-classes')
    : [...outside(texts.training, session.links.training), ...inside(texts.help, '/online-classes')]),
  ...communityOf(session, now),
  ...outside(texts.support, session.links.support),
  ...(managesUsers(session) ? inside(texts.users, '/users') : []),
  ...(isManagement(session)
    ? [
        ...inside(texts.accounts, '/management/accounts'),
        ...inside(texts.indexes, '/management/indexes'),
        ...inside(texts.audit, '/management/audit'),
        ...(session.simulatedPayments ? inside(texts.simulator, '/management/simulator') : []),
      ]
    : []),
];

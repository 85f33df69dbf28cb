import { CustomerList } from '../../customers/list/CustomerList.tsx';
import { useSession } from '../../data/session/session.ts';
import { Tour } from '../../help/Tour.tsx';
import { endTour } from '../../help/tour.ts';
import { ExtractDrop } from '../../work-records/cnis/drop/ExtractDrop.tsx';
import { ErasureLine } from './ErasureLine.tsx';
import { HomeTop } from './HomeTop.tsx';
import { InactiveHome } from './InactiveHome.tsx';
import { OpenInvoiceLine } from './OpenInvoiceLine.tsx';
import { PendingHome } from './PendingHome.tsx';

/** What the first screen shows depends on the state of the account. */
export default function HomePage() {
  const { accountStatus, user } = useSession();
  switch (accountStatus) {
    case 'PENDING':
      return <PendingHome />;
    case 'INACTIVE':
      return <InactiveHome />;
    case 'ACTIVE':
    case 'ONLY_TRIAL':
      return (
        <>
          <ErasureLine />
          <ExtractDrop customer={null} onFile={() => endTour(user)} />
          <Tour />
          <OpenInvoiceLine />
          <HomeTop />
          <CustomerList />
        </>
      );
    default:
      return accountStatus satisfies never;
  }
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import type { HistoryEntry } from '../../../domain/api/history.ts';
import { CustomerGone } from '../customers/CustomerGone.tsx';
import { nameOf } from '../customers/name.ts';
import { customerTexts } from '../customers/texts.ts';
import type { CustomerRecord } from '../customers/useCustomer.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { revisionOf } from '../data/revision.ts';
import { customerHistoryPath, customerPath } from '../ground/case-paths.ts';
import { appTexts } from '../ground/texts.ts';
import { heard } from '../shared/heard.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { RecordPage } from '../shared/page/RecordPage.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { PastCustomer } from './PastCustomer.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';
import { useHistory } from './useHistory.ts';
import { useRestoringCustomer } from './useRestoring.ts';

const Entries = () => {
  const { id, etag } = useShownRecord<CustomerRecord>();
  const genial = useGenial();
  const history = useHistory(keys.customerHistory(id), (query, signal) => genial.customerHistory(id, query, signal));
  const restoring = useRestoringCustomer(id, etag);
  const present = revisionOf(etag);
  const actions = ({ revision, at }: HistoryEntry) =>
    revision !== present && (
      <>
        <Button
          size="small"
          component={Link}
          to={customerHistoryPath(id, revision)}
          aria-label={texts.ofRevision(texts.see, revision)}
        >
          {texts.see}
        </Button>
        <RestoreButton size="small" revision={revision} at={at} {...restoring} />
      </>
    );
  return <HistoryPages history={history} present={present} actions={actions} />;
};

const Parts = () => {
  const customer = useShownRecord<CustomerRecord>();
  const { revision } = useParams();
  const name = nameOf(customer);
  usePageTitle(
    useMemo(
      () => ({
        above: [
          { label: appTexts.customers, to: '/' },
          { label: name, to: customerPath(customer.id) },
        ],
        here: texts.title,
        tab: `${name} – ${texts.title}`,
      }),
      [customer.id, name],
    ),
  );
  return (
    <>
      <PageHeading sx={{ mb: 2 }}>
        {name} <Typography component="span">· {texts.title}</Typography>
      </PageHeading>
      <h2 style={heard}>{texts.title}</h2>
      {revision === undefined ? <Entries /> : <PastCustomer revision={Number(revision)} />}
    </>
  );
};

/** Who changed a client's data and when; with a revision in the address, the client as of that revision. */
export default function CustomerHistoryPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage resource="customers" id={id} loadFailed={customerTexts.loadFailed} gone={<CustomerGone />}>
      <Parts />
    </RecordPage>
  );
}

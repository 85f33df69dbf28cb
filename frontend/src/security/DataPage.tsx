import { useNotify } from 'react-admin';
import { useGenial } from '../data/data-provider.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { saveFile } from '../shared/download.ts';
import { Erasure } from './Erasure.tsx';
import { OwnPage } from './OwnPage.tsx';
import { Section } from './Section.tsx';
import { securityTexts as texts } from './texts.ts';
import { useReauthenticated } from './useReauthenticated.tsx';

const Export = () => {
  const genial = useGenial();
  const notify = useNotify();
  const { start, busy, dialog } = useReauthenticated(genial.exportAccount, (file) => {
    saveFile(file, 'dados-genial.json');
    notify(texts.exported, { type: 'success' });
  });
  return (
    <Section title={texts.export} help={texts.exportHelp}>
      <BusyButton variant="contained" busy={busy} onClick={start}>
        {texts.exportAction}
      </BusyButton>
      {dialog}
    </Section>
  );
};

/** What the account has, to take along and to have erased. */
export default function DataPage() {
  return (
    <OwnPage title={texts.dataTitle}>
      <Export />
      <Erasure />
    </OwnPage>
  );
}

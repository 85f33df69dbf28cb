import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DescribedPlace } from '../../../domain/api/described-places.ts';
import { useGenial } from '../data/data-provider.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { saveFile } from '../shared/download.ts';
import { placeTexts as texts } from './texts.ts';
import { useWithdrawPlace } from './usePlaceChange.ts';

interface PlaceActionsProps {
  place: DescribedPlace;
  mayDescribe: boolean;
  onWithdrawn: () => void;
}

const fileName = ({ fields: { city, uf } }: DescribedPlace): string =>
  `${city.replaceAll(' ', '-')}-${uf}.ts`.toLowerCase();

/** The place file to download, and taking the place off the list. */
export const PlaceActions = ({ place, mayDescribe, onWithdrawn }: PlaceActionsProps) => {
  const genial = useGenial();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { withdraw, withdrawing } = useWithdrawPlace(place, () => {
    setAsking(false);
    onWithdrawn();
  });
  const download = async () => {
    try {
      saveFile(await genial.placeFile(place.id), fileName(place));
    } catch {
      notify(texts.downloadFailed, { type: 'error' });
    }
  };
  return (
    <>
      <Tooltip title={texts.downloadHelp} describeChild>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {texts.download}
        </Button>
      </Tooltip>
      {mayDescribe && !place.withdrawn && (
        <Button color="error" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.withdrawTitle(place.name)}
        action={texts.withdraw}
        destructive
        busy={withdrawing}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        {texts.withdrawBody}
      </ConfirmDialog>
    </>
  );
};

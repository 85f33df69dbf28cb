import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { sellerInWords } from '../../../../domain/words/seller.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { sharedTexts as texts } from '../texts.ts';

/** Who sells, wherever something is offered (Decreto 7.962/2013, art. 2); nothing where nobody is set. */
export const SellerLine = () => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.settings,
    queryFn: async () => (await genial.settings()).data,
    retry: false,
  });
  const seller = data?.seller ?? null;
  return seller === null ? null : (
    <Typography variant="caption" color="text.secondary">
      {texts.seller(sellerInWords(seller))}
    </Typography>
  );
};

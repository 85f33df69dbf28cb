import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { planTexts } from '../plans/texts.ts';

const order: readonly string[] = ['Individual', 'Sociedade', 'Escritório'];
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** The plans of the secure-communication line, in the order of their names. */
export const useSecurePlans = () => {
  const genial = useGenial();
  return useQuery({
    queryKey: keys.secureCommunicationPlans,
    queryFn: async ({ signal }) => {
      const { sucesso, dados } = (await genial.secureCommunicationPlans(signal)).data;
      if (!sucesso) throw new Error(planTexts.loadFailed);
      return dados.sort((one, other) => placeOf(one.nome) - placeOf(other.nome));
    },
  });
};

import { z } from 'zod';
import { zipcodeAnswer } from '../../../domain/api/zipcodes.ts';
import { findAddress } from '../../zipcodes.ts';
import { found, Problem } from '../problem.ts';
import { json, route } from '../route.ts';

/** With or without its mask. Anything else is the address of nothing. */
const byZipcode = z.object({ zipcode: z.string().regex(/^\d{5}-?\d{3}$/) });

const lookUp = route(
  {
    method: 'get',
    path: '/cep/:zipcode',
    caller: 'adviser',
    tag: 'clientes',
    summary: 'O endereço de um CEP, se a instalação consulta um serviço de CEP',
    input: z.object({ params: byZipcode }),
    answer: zipcodeAnswer,
  },
  async ({ params }, { deps, session, address }) => {
    const { cepUrl } = deps.config;
    if (cepUrl === null) throw new Problem('NotFound');
    const retryAfter = await deps.limits.zipcodes.take(session.user.id, address);
    if (retryAfter !== null) throw new Problem('TooManyRequests', { retryAfter });
    return json(found(await findAddress(cepUrl, params.zipcode.replace('-', ''))));
  },
);

export const zipcodeRoutes = [lookUp];

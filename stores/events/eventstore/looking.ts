import { once } from 'node:events';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { Address, Node } from './address.ts';

const PATIENCE_MS = 3_000;

export interface Finding {
  readonly kind: 'unknown' | 'refusing' | 'silent' | 'untrusted' | 'without TLS' | 'with TLS' | 'listening';
  readonly detail: string;
}

/** What answers at a node's address, determined by a connection of our own rather than by a library's messages. */
export const lookAt = async (node: Node, { tls, authorities }: Address): Promise<Finding> => {
  const plain = await attempt(connectPlainly(node.port, node.host), 'connect');
  if (plain !== null) return finding(unreached(plain), plain.message);
  const servername = isIP(node.host) === 0 ? { servername: node.host } : {};
  const options = { ...node, ...servername, ALPNProtocols: ['h2'] };
  if (!tls) {
    const shaken = await attempt(connectByTls({ ...options, rejectUnauthorized: false }), 'secureConnect');
    return finding(shaken === null ? 'with TLS' : 'listening');
  }
  const trusted = { ...options, ...(authorities === null ? {} : { ca: authorities }) };
  const shaken = await attempt(connectByTls(trusted), 'secureConnect');
  if (shaken === null) return finding('listening');
  // A refused certificate proves a server that speaks TLS; other failures occur before that.
  const unproven = await attempt(connectByTls({ ...options, rejectUnauthorized: false }), 'secureConnect');
  return unproven === null ? finding('untrusted', shaken.message) : finding('without TLS');
};

const finding = (kind: Finding['kind'], detail = ''): Finding => ({ kind, detail: detail.replace(/\s+/g, ' ').trim() });

const unreached = (error: Error): Finding['kind'] => {
  const code = 'code' in error ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown';
  return code === 'ECONNREFUSED' ? 'refusing' : 'silent';
};

/** Null if the event occurred, else what occurred instead. */
const attempt = async (socket: Socket, event: 'connect' | 'secureConnect'): Promise<Error | null> => {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('closed')));
  closed.catch(() => undefined);
  try {
    await Promise.race([once(socket, event), closed]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
};

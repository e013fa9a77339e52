import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { guideBlocks } from './guide'
import { PORT } from './port'

const NGINX = 'nginx'
const HOST = 'supplier.localhost'
/** Debian installs nginx in a directory that only root has in the path. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** The built site. */
export const DIST = join(import.meta.dirname, '../../../dist')

/** A real nginx with the example of docs/deploying.md in front of the embedded API. */
export type NginxServer = {
  /** The product's origin in the browser; Node resolves no sub-domain of localhost and uses `address`. */
  origin: string
  address: string
  /** Address of the plain-http server that redirects to TLS. */
  plainAddress: string
  /** The folder of the releases. */
  site: string
  /** The errors, or worse, that nginx has logged since it started. */
  errors: () => string[]
  /** The requests that it has logged, one a line. */
  requests: () => string[]
  stop: () => Promise<void>
}

/**
 * Starts nginx as the current user on free ports, with all its files in a directory of its own.
 *
 * @param gateway the port that calls are passed on to
 * @param isEmpty whether no release is installed yet; otherwise `dist` is served
 * @param base the path that the site is built for; with the line of the guide that takes it off
 * @param dist the built site
 */
export async function startNginx({
  gateway = PORT,
  isEmpty = false,
  base = '/',
  dist = DIST,
} = {}): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  let nginx: ChildProcess | undefined
  const clear = () => {
    nginx?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  // Also when the start fails or the run is stopped.
  process.once('exit', clear)
  const [port = 0, plainPort = 0] = await freePorts(2)
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  makeCertificate(certificate, key)
  const config = join(folder, 'nginx.conf')
  const site = join(folder, 'site')
  mkdirSync(site)
  if (!isEmpty) symlinkSync(dist, join(site, 'current'))
  const block = withLocal(guideBlocks('nginx', 1)[0] ?? '', {
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen 80;\n': `listen 127.0.0.1:${plainPort};\n`,
    'server_name material.mall.example supplier.mall.example;':
      base === '/' ? `server_name ${HOST};` : `server_name ${HOST};\n  rewrite ^${base.slice(0, -1)}(/.*)$ $1;`,
    '/etc/ssl/supplier-back-office/fullchain.pem': certificate,
    '/etc/ssl/supplier-back-office/privkey.pem': key,
    '/srv/supplier-back-office': site,
    '/var/log/nginx': folder,
    'https://gateway.example': `http://127.0.0.1:${gateway}`,
  })
  writeFileSync(config, around(folder, block))
  const log = join(folder, 'error.log')
  const args = ['-p', folder, '-c', config, '-e', log]
  // Reports configuration errors with their place.
  run(
    NGINX,
    ['-t', '-q', ...args],
    'the block of docs/deploying.md runs in a real nginx (Debian: apt-get install nginx-light)',
  )
  nginx = spawn(NGINX, args, { env: ENV, stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  await untilListening(nginx, port, log)
  return {
    origin: `https://${HOST}:${port}`,
    address: `https://127.0.0.1:${port}`,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    site,
    errors: () => linesOf(log).filter((line) => /\[(error|crit|alert|emerg)\]/.test(line)),
    requests: () => linesOf(join(folder, 'supplier-back-office.log')),
    stop: async () => {
      process.off('exit', clear)
      nginx?.kill()
      await ended
      clear()
    },
  }
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

/** Replaces names and addresses of the example by local ones; fails when the example does not contain them. */
function withLocal(block: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [example, local]) => {
    if (!text.includes(example)) throw new Error(`the nginx block of docs/deploying.md lacks "${example}"`)
    return text.replaceAll(example, local)
  }, block)
}

/** The parts of Debian's own nginx.conf around a site, without root and outside of /var. */
function around(folder: string, block: string): string {
  const { uid, username } = userInfo()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // Only root may switch users, and would switch to one that cannot read this directory.
    uid === 0 ? `user ${username} ${username};` : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log warn;`,
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    block,
    '}',
  ].join('\n')
}

function makeCertificate(certificate: string, key: string): void {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const args = ['req', '-x509', '-days', '2', ...kind, ...subject, '-keyout', key, '-out', certificate]
  run('openssl', args, 'a certificate is made with it (Debian: apt-get install openssl)')
}

/** Runs a program that the journey needs; throws an error that names it when it is missing. */
function run(program: string, args: string[], purpose: string): void {
  try {
    execFileSync(program, args, { env: ENV, stdio: 'pipe' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${program} is missing: ${purpose}`)
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

async function untilListening(nginx: ChildProcess, port: number, log: string): Promise<void> {
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
    })
  const state = async () => (nginx.exitCode === null ? await answers() : readFileSync(log, 'utf8'))
  await expect.poll(async () => (await state()) || null, { message: 'nginx listens' }).not.toBeNull()
  expect(await state()).toBe(true)
}

// What a version is released as: deploy/release makes it, and somebody without a compiler uses it.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../e2e/free_port.mjs';
import { ROOT, runBinary } from '../e2e/server.mjs';

const MADE = join(ROOT, 'build/artefacts');
const STARTING_MS = 30_000;
/** What belongs to the system on which the program runs: the C library, its loader and the kernel's part. */
const OF_SYSTEM = /^(linux-vdso|\/lib(64)?\/ld-linux|lib(c|m|dl|rt|pthread|resolv|anl|nsl|util)\.so)/;

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env: {} });
  assert.equal(status, 0, `${command}: ${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

let elsewhere;
let unpacked;
before(() => {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'deploy/release'), { encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
  elsewhere = mkdtempSync(join(tmpdir(), 'bastide elsewhere ')); // a folder may have spaces in its name
  const tarball = readdirSync(MADE).find((file) => file.endsWith('.tar.gz'));
  run('/usr/bin/tar', '-xf', join(MADE, tarball), '-C', elsewhere);
  unpacked = join(elsewhere, tarball.replace('.tar.gz', ''));
});
after(() => rmSync(elsewhere, { recursive: true, force: true }));

test('package, tarball, image and list of components are there with their sums, and nothing else', () => {
  const files = readdirSync(MADE).filter((file) => file !== 'SHA256SUMS');
  const kinds = [
    /_debian\d+_\w+\.deb$/,
    /-linux-\w+\.tar\.gz$/,
    /-image-\w+\.tar$/,
    /-debian\d+-\w+\.sbom\.cdx\.json$/,
  ];
  for (const kind of kinds)
    assert.equal(files.filter((file) => kind.test(file)).length, 1, `${kind} of ${files}`);
  assert.equal(files.length, kinds.length, `${files}`);
  const sums = readFileSync(join(MADE, 'SHA256SUMS'), 'utf8').trim().split('\n').sort();
  const counted = files.map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(MADE, file)))
      .digest('hex');
    return `${hash}  ${file}`;
  });
  assert.deepEqual(sums, counted.sort());
});

test('the components are those of program and page, not of the machine that built them', () => {
  const file = readdirSync(MADE).find((name) => name.endsWith('.cdx.json'));
  const { components } = JSON.parse(readFileSync(join(MADE, file), 'utf8'));
  const names = components.map(({ name }) => name);
  for (const part of ['libsqlite3-0', 'preact']) assert.ok(names.includes(part), `${part} in ${names}`);
  for (const stranger of ['bash', 'apt']) assert.ok(!names.includes(stranger), stranger);
});

test('of the system the tarball wants the C library alone', () => {
  const lines = run('/usr/bin/ldd', join(unpacked, 'bin/bastide')).trim().split('\n');
  assert.ok(lines.length > 10, `${lines}`);
  for (const line of lines.map((text) => text.trim())) {
    if (OF_SYSTEM.test(line)) continue;
    const found = line.slice(line.indexOf('=> ') + 3).replace(/ \(0x\w+\)$/, '');
    assert.ok(join(found).startsWith(unpacked), line);
  }
});

test('each library has its licence with it, and the project its own', () => {
  const licences = readdirSync(join(unpacked, 'share/doc/bastide/libraries'));
  const libraries = readdirSync(join(unpacked, 'lib'));
  assert.ok(libraries.length > 10);
  for (const one of ['libpq5', 'libsodium23', 'libstdc++6']) assert.ok(licences.includes(one), `${licences}`);
  assert.match(readFileSync(join(unpacked, 'share/doc/bastide/LICENSE'), 'utf8'), /MIT/);
  assert.match(
    readFileSync(join(unpacked, 'share/bastide/web/notices.txt'), 'utf8'),
    /Libraries in the server/,
  );
});

test('it runs where it was unpacked, with its page, and is the version that was built', async () => {
  const program = join(unpacked, 'bin/bastide');
  assert.equal(run(program, '--version'), runBinary('--version').stdout);
  const port = await freePort();
  const server = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--store', 'memory:'], {
    env: {},
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    let page;
    for (const deadline = Date.now() + STARTING_MS; page === undefined && Date.now() < deadline; ) {
      page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.match(await page.text(), /<div id="app">/);
  } finally {
    server.kill('SIGTERM');
  }
  assert.equal(await ended, 0);
});

test('the image holds and says what the Dockerfile does, and its program runs with its libraries alone', () => {
  const layout = join(elsewhere, 'image');
  const image = readdirSync(MADE).find((file) => file.endsWith('.tar'));
  mkdirSync(join(layout, 'files'), { recursive: true });
  run('/usr/bin/tar', '-xf', join(MADE, image), '-C', layout);
  const pathOf = (digest) => join(layout, 'blobs', digest.replace(':', '/'));
  const read = (digest) => {
    const bytes = readFileSync(pathOf(digest));
    assert.equal(`sha256:${createHash('sha256').update(bytes).digest('hex')}`, digest);
    return bytes;
  };
  const index = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'));
  const manifest = JSON.parse(read(index.manifests[0].digest));
  const [layer] = manifest.layers;
  assert.equal(read(layer.digest).length, layer.size);
  const { config, architecture } = JSON.parse(read(manifest.config.digest));
  const [forDocker] = JSON.parse(readFileSync(join(layout, 'manifest.json'), 'utf8'));
  assert.equal(forDocker.Config, `blobs/${manifest.config.digest.replace(':', '/')}`);
  assert.deepEqual(forDocker.Layers, [`blobs/${layer.digest.replace(':', '/')}`]);
  assert.match(forDocker.RepoTags[0], /^bastide:[\w.-]+$/);
  assert.equal(architecture, run('/usr/bin/dpkg', '--print-architecture').trim());

  const file = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const stage = file.slice(file.lastIndexOf('\nFROM ')).replaceAll('\\\n', ' ');
  const said = (word) => [...stage.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest);
  assert.equal(config.User, said('USER')[0]);
  assert.deepEqual(config.Env.sort(), said('ENV').join(' ').split(/\s+/).sort());
  assert.deepEqual(Object.keys(config.Volumes), said('VOLUME'));
  assert.deepEqual(Object.keys(config.ExposedPorts), [`${said('EXPOSE')[0]}/tcp`]);
  assert.deepEqual(config.Entrypoint, JSON.parse(said('ENTRYPOINT')[0]));
  assert.deepEqual(config.Cmd, JSON.parse(said('CMD')[0]));
  assert.equal(config.StopSignal, said('STOPSIGNAL')[0]);
  const seconds = (name) => Number(said('HEALTHCHECK')[0].match(`--${name}=(\\d+)s`)[1]) * 1e9;
  assert.deepEqual(config.Healthcheck, {
    Test: ['CMD', ...JSON.parse(said('HEALTHCHECK')[0].match(/CMD (.*)$/)[1])],
    Interval: seconds('interval'),
    Timeout: seconds('timeout'),
    StartPeriod: seconds('start-period'),
  });
  const labels = said('LABEL')[0].match(/org[\w.]+(?==)/g);
  assert.deepEqual(Object.keys(config.Labels).sort(), labels.sort());

  const listed = run('/usr/bin/tar', '--numeric-owner', '-tvf', pathOf(layer.digest));
  assert.match(listed, /^drwx------ 10001\/10001 .* data\/$/m);
  assert.match(listed, /^drwxrwxrwt 0\/0 .* tmp\/$/m);
  run('/usr/bin/tar', '--no-same-owner', '-xf', pathOf(layer.digest), '-C', join(layout, 'files'));
  const files = run('/usr/bin/find', join(layout, 'files'), '-type', 'f').trim().split('\n');
  const loader = files.find((path) => /\/lib(64)?\/ld-linux[^/]*$/.test(path));
  const libraries = dirname(files.find((path) => path.endsWith('/libc.so.6')));
  const program = files.find((path) => path.endsWith('/bin/bastide'));
  const version = run(loader, '--inhibit-cache', '--library-path', libraries, program, '--version');
  assert.equal(version, runBinary('--version').stdout);
  const used = run(loader, '--inhibit-cache', '--library-path', libraries, '--list', program);
  for (const [, path] of used.matchAll(/=> (\/\S.*) \(0x/g)) assert.ok(path.startsWith(layout), path);
  const sbom = readFileSync(
    files.find((path) => path.endsWith('/sbom.cdx.json')),
    'utf8',
  );
  for (const part of ['libc6', 'libpq5', 'ca-certificates', 'preact'])
    assert.ok(
      JSON.parse(sbom).components.some(({ name }) => name === part),
      part,
    );
  assert.match(readFileSync(join(layout, 'files/usr/lib/ssl/cert.pem'), 'utf8'), /BEGIN CERTIFICATE/);
});

test('what is to be made for a system that is not known is refused', () => {
  for (const [script, ...words] of [
    ['release', '--for', 'trixie/riscv64'],
    ['release', '--for'],
    ['release', 'arm64'],
    ['sysroot', 'sid/arm64'],
  ]) {
    const { status, stderr } = spawnSync(join(ROOT, 'deploy', script), words, { encoding: 'utf8' });
    assert.notEqual(status, 0, `${script} ${words}`);
    assert.match(stderr, /deploy\/(release|sysroot).*(wants|unknown argument|and not)/, `${script} ${words}`);
  }
});

// Compiling everything again takes long.
// Whoever has done it (deploy/release --for bookworm/arm64) has it tried.
const ARM64 = ['bookworm-arm64', 'trixie-arm64'].filter((made) =>
  existsSync(join(ROOT, 'build', made, 'tarball')),
);
test('what was made for arm64 is for arm64, and wants nothing that is not there', {
  skip: ARM64.length === 0 && 'nothing was made for arm64 here: deploy/release --for bookworm/arm64',
}, (t) => {
  for (const made of ARM64) {
    const folder = join(ROOT, 'build', made);
    const [deb] = readdirSync(join(folder, 'package')).filter((file) => file.endsWith('.deb'));
    const [architecture, depends] = ['Architecture', 'Depends'].map((field) =>
      run('/usr/bin/dpkg-deb', '-f', join(folder, 'package', deb), field).trim(),
    );
    assert.equal(architecture, 'arm64');
    for (const one of ['adduser', 'libc6', 'libpq5', 'libsodium23', 'libstdc\\+\\+6'])
      assert.match(depends, new RegExp(`(^|, )${one}( |,|$)`));
    const [name] = readdirSync(join(folder, 'tarball')).filter((file) => !file.endsWith('.gz'));
    const tree = join(folder, 'tarball', name);
    const there = readdirSync(join(tree, 'lib'));
    for (const file of ['bin/bastide', ...there.map((one) => `lib/${one}`)]) {
      const said = run('/usr/bin/readelf', '-hd', join(tree, file));
      assert.match(said, /Machine: +AArch64/, file);
      for (const [, wanted] of said.matchAll(/\(NEEDED\).*\[(.*)\]/g))
        assert.ok(there.includes(wanted) || OF_SYSTEM.test(wanted), `${file} wants ${wanted}`);
    }
    const emulator = '/usr/bin/qemu-aarch64-static';
    if (!existsSync(emulator)) return t.diagnostic('not run: qemu-user-static is not installed');
    const sysroot = join(ROOT, 'build/sysroots', made);
    assert.match(run(emulator, '-L', sysroot, join(tree, 'bin/bastide'), '--version'), /^bastide \d/);
  }
});

test('what was set for another release of Debian tells a script nothing of this machine', () => {
  const env = { ...process.env, root: ROOT, DPKG_ADMINDIR: elsewhere, DEB_HOST_ARCH: 'arm64' };
  const asked = '. "$root/deploy/lib.sh"; echo "of another: $DPKG_ADMINDIR$DEB_HOST_ARCH"';
  assert.equal(spawnSync('bash', ['-c', asked], { env, encoding: 'utf8' }).stdout, 'of another: \n');
});

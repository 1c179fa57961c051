// The files released with the program name the authors of its parts, and its version.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, runBinary, startServer } from '../e2e/server.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

let server;
before(async () => {
  server = await startServer();
});
after(() => server?.stop());

test('the server hands out the notices of every library in page and program', async () => {
  const answer = await fetch(`${server.url}/notices.txt`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type'), /^text\/plain/);
  const text = await answer.text();
  const { dependencies } = JSON.parse(read('web/package.json'));
  const sources = [
    'boost',
    'cli11',
    'fmtlib',
    'libsodium',
    'nlohmann-json3',
    'openssl',
    'spdlog',
    'sqlite3',
    'tomlplusplus',
    'zlib',
  ];
  for (const name of [...Object.keys(dependencies), ...sources])
    assert.ok(text.includes(`\n-- ${name}`), `nothing is said of ${name}`);
  for (const words of [
    'Boost Software License',
    'Permission to use, copy, modify, and/or distribute this software',
    'Preact',
  ])
    assert.ok(text.includes(words), words);
});

const root = process.getuid() === 0;
test('a slim system without the notice of what it came with takes it from the package', {
  skip: !root,
}, () => {
  const before = read('build/parts/notices.txt');
  rmSync(join(ROOT, 'build/parts/copyright'), { recursive: true, force: true });
  // In a view of the files of its own, where these folders are empty.
  const hidden = ['zlib1g', 'zlib1g-dev'].map((name) => `mount -t tmpfs none /usr/share/doc/${name}`);
  const script = [...hidden, 'deploy/notices build/release'].join(' && ');
  const { status, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.equal(read('build/parts/notices.txt'), before);
  assert.match(read('build/parts/copyright/zlib1g'), /Jean-loup Gailly/);
});

test('every library that the build looks for is in the notices', () => {
  const wanted = [
    ...read('deploy/cmake/Dependencies.cmake').matchAll(/^(?:find_package|pkg_check_modules)\((\w+)/gm),
  ];
  const packages = {
    Boost: 'libboost',
    nlohmann_json: 'nlohmann-json3-dev',
    spdlog: 'libspdlog-dev',
    fmt: 'libfmt-dev',
    SQLite3: 'libsqlite3-dev',
    libpq: 'libpq-dev',
    CLI11: 'libcli11-dev',
    tomlplusplus: 'libtomlplusplus-dev',
    ZLIB: 'zlib1g-dev',
    JPEG: 'libjpeg62-turbo-dev',
    sodium: 'libsodium-dev',
    OpenSSL: 'libssl-dev',
  };
  const known = read('build/parts/server.json');
  for (const [, name] of wanted) {
    if (['Threads', 'PkgConfig'].includes(name)) continue;
    assert.ok(packages[name], `which package has ${name}?`);
    assert.ok(known.includes(`"name":"${packages[name]}`), `${name} is missing`);
  }
});

test('the SBOM is a CycloneDX document with the libraries of system, program and page', () => {
  const parts = ['page', 'server'].map((part) => join(ROOT, `build/parts/${part}.json`));
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'deploy/sbom'), ['1.2.3', ...parts], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const sbom = JSON.parse(stdout);
  assert.equal(sbom.bomFormat, 'CycloneDX');
  assert.equal(sbom.metadata.component.version, '1.2.3');
  const purls = sbom.components.map(({ purl }) => purl);
  assert.equal(new Set(purls).size, purls.length);
  for (const purl of purls) assert.match(purl, /^pkg:(deb\/debian|npm)\/[a-z0-9%.@/+-]+@[^ @]+$/i);
  const installed = spawnSync('dpkg-query', ['-W', '-f', '.'], { encoding: 'utf8' }).stdout.length;
  assert.ok(purls.filter((purl) => purl.startsWith('pkg:deb/')).length >= installed);
  assert.ok(purls.some((purl) => purl.startsWith('pkg:npm/preact@')));
});

test('program, page and changelog are of one version', () => {
  const [, version] = runBinary('--version').stdout.match(/^bastide (\S+)/);
  const release = version.replace(/~dev.*/, '');
  assert.equal(release, read('CMakeLists.txt').match(/project\(bastide VERSION (\S+)/)[1]);
  assert.equal(release, JSON.parse(read('web/package.json')).version);
  assert.equal(release, read('CHANGELOG.md').match(/^## (\d\S*\d)/m)[1]);
});

test('each build has a version above that of the build before it, and below its release', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-version-'));
  t.after(() => rmSync(folder, { recursive: true }));
  /** That of a build outside any repository, as in an image. */
  const versionOf = (env) => {
    const file = join(folder, 'version.cpp');
    const asked = [`-DFILE=${file}`, '-DVERSION=0.1.0', `-DSOURCE=${folder}`];
    const script = join(ROOT, 'deploy/cmake/Revision.cmake');
    const none = { BASTIDE_REVISION: '', BASTIDE_COMMITS: '', BASTIDE_VERSION: '' };
    const { status, stderr } = spawnSync('cmake', [...asked, '-P', script], {
      env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), ...none, ...env },
      encoding: 'utf8',
    });
    return status === 0 ? readFileSync(file, 'utf8').match(/kVersion = "(.*)"/)[1] : stderr;
  };
  const build = (commits) => versionOf({ BASTIDE_REVISION: 'f0'.repeat(20), BASTIDE_COMMITS: commits });
  assert.equal(build('99'), '0.1.0~dev+99.gf0f0f0f0f0f0');
  assert.equal(build(''), '0.1.0~dev+gf0f0f0f0f0f0');
  const released = versionOf({ BASTIDE_VERSION: '0.1.0' });
  assert.equal(released, '0.1.0');
  assert.match(versionOf({ BASTIDE_VERSION: '0.1.0; rm' }), /neither BASTIDE_VERSION nor BASTIDE_COMMITS/);
  const ordered = [build('99'), build('1000'), build('1001'), released];
  for (let n = 1; n < ordered.length; n++) {
    const asked = ['--compare-versions', `${ordered[n - 1]}-1`, 'lt', `${ordered[n]}-1`];
    assert.equal(spawnSync('dpkg', asked).status, 0, asked.join(' '));
  }
});

const git = (...args) => spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' });
const repository = git('rev-parse', 'HEAD').status === 0;
test('the program tells the commit that it was built from', { skip: !repository && 'no repository' }, () => {
  // Not HEAD itself: a commit while the tests run is no fault.
  const commit = runBinary('--version').stdout.match(/\(commit ([0-9a-f]{12,})(-changed)?\)/)?.[1];
  assert.ok(commit, 'no commit');
  assert.equal(
    git('cat-file', '-e', `${commit}^{commit}`).status,
    0,
    `${commit} is no commit of this repository`,
  );
});

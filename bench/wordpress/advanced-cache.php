<?php
/** A page cache as plugins bring it: whole pages as packed files, answered before WordPress is loaded. */
if (PHP_SAPI === 'cli' || $_SERVER['REQUEST_METHOD'] !== 'GET' || $_COOKIE) {
    return;
}
$file = WP_CONTENT_DIR . '/cache/' . md5($_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI']) . '.html.gz';
$packed = str_contains($_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip');
if ($packed && is_file($file) && filemtime($file) > time() - 3600) {
    header('Content-Type: text/html; charset=UTF-8');
    header('Content-Encoding: gzip');
    header('Content-Length: ' . filesize($file));
    header('Vary: Accept-Encoding');
    header('X-Cache: hit');
    readfile($file);
    exit;
}
ob_start(function (string $html) use ($file): string {
    if (http_response_code() === 200) {
        file_put_contents($file, gzencode($html, 6), LOCK_EX);
    }
    return $html;
});
